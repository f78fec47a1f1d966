// A card as it lies on the desk: what it does in pictures and words, and the alternative at its foot.
import { Seal, TokenRow } from '../art/pictures.tsx';
import { actionTokens, type Token, tokenWidth } from '../art/tokens.ts';
import { useValparaiso } from '../board/use-print.ts';
import { printedIn } from '../texts/printed.ts';

/** A row of pictures for HTML, as high as one line of text. */
export function Tokens({
  tokens,
  height = 20,
  most = 92,
}: {
  readonly tokens: readonly Token[];
  readonly height?: number;
  readonly most?: number;
}) {
  const full = tokens.reduce((sum, token) => sum + tokenWidth(token), 0);
  const width = Math.min(most, (full * height) / 24);
  return (
    <svg class="v-token-row" viewBox={`${-full / 2} -12 ${full} 24`} width={width} height={height} aria-hidden="true">
      <TokenRow tokens={tokens} width={full} />
    </svg>
  );
}

export function CardFace({ card, colour }: { readonly card: number; readonly colour: number }) {
  const table = useValparaiso();
  const texts = table.texts.value;
  const { achievementOf, alternativeOf, mainOf } = printedIn(table.game.edition.components);
  const main = mainOf(card);
  const alternative = alternativeOf(card, colour);
  const achievement = achievementOf(card);
  const name = achievement ? texts.halves(card, colour).main : texts.card(card);
  return (
    <span class={achievement ? `v-face is-${achievement.level}` : 'v-face'} title={name}>
      <span class="v-face-main">{main && <Tokens tokens={actionTokens(main)} height={24} most={70} />}</span>
      <span class="v-face-name">{name}</span>
      {achievement && (
        <svg class="v-face-seal" viewBox="-13 -13 26 26" width="20" height="20" aria-hidden="true">
          <Seal count={achievement.victoryPoints} radius={11} />
        </svg>
      )}
      <span class="v-face-alternative">{alternative && <Tokens tokens={actionTokens(alternative)} height={17} most={50} />}</span>
    </span>
  );
}
