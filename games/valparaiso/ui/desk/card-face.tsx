// A card as it lies on the desk: what it does in pictures and words, and the alternative at its foot.
import { Seal, TokenRow } from '../art/pictures.tsx';
import { actionTokens, type Token, tokenWidth } from '../art/tokens.ts';
import { useValparaiso } from '../board/use-print.ts';
import { achievementOf, alternativeOf, mainOf } from '../texts/printed.ts';

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

export function CardFace({
  card,
  colour,
  form,
}: {
  readonly card: number;
  readonly colour: number;
  readonly form: 'card' | 'chip';
}) {
  const texts = useValparaiso().texts.value;
  const main = mainOf(card);
  const alternative = alternativeOf(card, colour);
  const achievement = achievementOf(card);
  const name = achievement ? texts.halves(card, colour).main : texts.card(card);
  return (
    <span class={`v-face is-${form} ${achievement ? `is-${achievement.level}` : ''}`}>
      <span class="v-face-main">
        {main && <Tokens tokens={actionTokens(main)} height={form === 'card' ? 24 : 20} most={form === 'card' ? 88 : 58} />}
      </span>
      <span class="v-face-name">{name}</span>
      {achievement && (
        <svg class="v-face-seal" viewBox="-13 -13 26 26" width="22" height="22" aria-hidden="true">
          <Seal count={achievement.victoryPoints} radius={11} />
        </svg>
      )}
      <span class="v-face-alternative">
        {alternative && <Tokens tokens={actionTokens(alternative)} height={17} most={form === 'card' ? 84 : 46} />}
      </span>
    </span>
  );
}
