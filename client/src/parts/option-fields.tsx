// A game's options as fields, from its option table alone.
import type { OptionSpec, OptionTable } from '@kontor/engine';
import type { GameTexts } from '@kontor/table';
import { useWords } from '../words/index.ts';

export type OptionValues = Readonly<Record<string, unknown>>;

interface FieldProps {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: unknown;
  readonly texts: GameTexts;
  readonly seatNames: readonly string[];
  readonly onChange: (value: unknown) => void;
}

function OptionField({ name, spec, value, texts, seatNames, onChange }: FieldProps) {
  const words = useWords();
  const { label, hint } = texts.option(name);
  const id = `option-${name}`;
  if (spec.kind === 'assignment') return null;
  const field =
    spec.kind === 'toggle' ? (
      <input
        id={id}
        type="checkbox"
        checked={(value ?? spec.default) === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    ) : spec.kind === 'choice' ? (
      <select id={id} value={String(value ?? spec.default)} onChange={(event) => onChange(event.currentTarget.value)}>
        {spec.values.map((choice) => (
          <option key={choice} value={choice}>
            {texts.option(`${name}.${choice}`).label}
          </option>
        ))}
      </select>
    ) : (
      <select
        id={id}
        value={String(value ?? 'drawn')}
        onChange={(event) => onChange(event.currentTarget.value === 'drawn' ? 'drawn' : Number(event.currentTarget.value))}
      >
        <option value="drawn">{words.drawn}</option>
        {seatNames.map((seatName, seat) => (
          <option key={seat} value={seat}>
            {seatName}
          </option>
        ))}
      </select>
    );
  return (
    <div class={spec.kind === 'toggle' ? 'option is-toggle' : 'option'}>
      {field}
      <label class="option-label" htmlFor={id}>
        <strong>{label}</strong>
        {hint !== '' && <small>{hint}</small>}
      </label>
    </div>
  );
}

export interface OptionFieldsProps {
  readonly table: OptionTable;
  readonly values: OptionValues;
  readonly texts: GameTexts;
  readonly seatNames: readonly string[];
  readonly onChange: (values: OptionValues) => void;
}

export function OptionFields({ table, values, texts, seatNames, onChange }: OptionFieldsProps) {
  return (
    <>
      {Object.entries(table).map(([name, spec]) => (
        <OptionField
          key={name}
          name={name}
          spec={spec}
          value={values[name]}
          texts={texts}
          seatNames={seatNames}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </>
  );
}
