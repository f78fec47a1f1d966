// German: what the numbers rest on.
import type { OriginNote } from '../notes.ts';

export const notes: Readonly<Record<OriginNote, string>> = {
  'count as printed; no value, no price': 'Anzahl wie gedruckt; kein Wert, kein Preis.',
  'count as printed; value derived from the printed score line; price our own':
    'Anzahl wie gedruckt; Wert aus der gedruckten Wertungszeile abgeleitet; Preis von uns.',
  'count as printed; value derived from the printed score line; price our own; ore and cacao may be swapped':
    'Anzahl wie gedruckt; Wert aus der gedruckten Wertungszeile abgeleitet; Preis von uns; Erz und Kakao könnten vertauscht sein.',
  'count as printed; value derived from the printed score line; price our own; silver and glass may be swapped':
    'Anzahl wie gedruckt; Wert aus der gedruckten Wertungszeile abgeleitet; Preis von uns; Silber und Glas könnten vertauscht sein.',
  'count and value as printed; price our own': 'Anzahl und Wert wie gedruckt; Preis von uns.',
  'actions as printed; the book says 2 or 3 spaces, which of them is our own':
    'Aktionen wie gedruckt; die Anleitung sagt 2 oder 3 Felder, welches von beiden ist von uns.',
  'actions as printed; a boat and a fish exchange do not fit together, so at most 3 spaces':
    'Aktionen wie gedruckt; ein Boot und ein Fischtausch passen nicht zugleich, also höchstens 3 Felder.',
  'actions as printed; the storing example of the book takes three tiles from here':
    'Aktionen wie gedruckt; das Lagerbeispiel der Anleitung nimmt von hier drei Plättchen.',
  'table of the set-up': 'Tabelle des Aufbaus.',
  'list of components and rules of movement': 'Liste der Spielteile und Bewegungsregeln.',
  'four carts, one of them the starting cart, need three spaces':
    'Vier Karren, einer davon der Startkarren, brauchen drei Felder.',
  'rules of drawing': 'Regeln des Ziehens.',
  'first road': 'Erste Straße.',
  'second road': 'Zweite Straße.',
  'the book tells the first two steps; their number and order after that are our own':
    'Die Anleitung nennt die ersten zwei Schritte; Zahl und Folge der weiteren sind von uns.',
  'three spaces follow from the example of the book; points our own':
    'Drei Felder folgen aus dem Beispiel der Anleitung; Punkte von uns.',
  'number of rows, spaces and points our own': 'Zahl der Reihen, Felder und Punkte von uns.',
  'example of the book': 'Beispiel der Anleitung.',
  'the book tells the first two extra costs; the others are our own':
    'Die Anleitung nennt die ersten zwei Aufpreise; die anderen sind von uns.',
  'name as printed; action derived from the extensions, starting tiles and coins our own':
    'Name wie gedruckt; Aktion aus den Erweiterungen abgeleitet, Startplättchen und Münzen von uns.',
  'starting tiles and coin as printed; action derived': 'Startplättchen und Münze wie gedruckt; Aktion abgeleitet.',
  'effect as printed; category and price our own': 'Wirkung wie gedruckt; Kategorie und Preis von uns.',
  'effect as printed; category, price, player mark and which tiles exist twice our own':
    'Wirkung wie gedruckt; Kategorie, Preis, Personenzahl und welche es doppelt gibt, von uns.',
  'points as printed; one card for each good but food and corn is the natural reading of ten cards':
    'Punkte wie gedruckt; eine Karte je Ware außer Nahrung und Mais ist die naheliegende Lesart von zehn Karten.',
  'the print has 16 orders worth 9 to 19 points; what each asks for is our own':
    'Gedruckt sind 16 Aufträge zu 9 bis 19 Punkten; was jeder verlangt, ist von uns.',
  'condition as printed; points our own': 'Bedingung wie gedruckt; Punkte von uns.',
};
