import { CHARACTER_LIMIT_MIN, CONNECTION_REQUEST_MAX } from '@workbench/services/ai/limits';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { parseCustomLimit } from '../custom-limit';
import { LANGUAGES, LENGTHS, LIMIT_PROFILES, type MessageOptions, TONES } from '../message-options';
import type { MessageFormState } from './use-message-form';

const FORMALITY = { formal: 'Formal', informal: 'Informal' } as const;

/** Tone and language, remembered in this browser. */
export function MessageOptionsFields({ state: { form, options, changeOptions } }: { state: MessageFormState }) {
  return (
    <details className="rounded-md border border-border">
      <summary className="cursor-pointer px-3 py-2 font-medium text-ui">
        Tone and language
        <span className="ml-2 font-normal text-muted-foreground">{summary(options)}</span>
      </summary>
      <div className="grid gap-4 px-3 pt-1 pb-3 sm:grid-cols-2">
        <Choice label="Tone" names={TONES} value={options.tone} onChange={(tone) => changeOptions({ tone })} />
        <Choice
          label="Length"
          names={LENGTHS}
          value={options.length}
          onChange={(length) => changeOptions({ length })}
        />
        <Choice
          label="Language"
          names={LANGUAGES}
          value={options.language}
          onChange={(language) => changeOptions({ language })}
        />
        <Choice
          label="Formality"
          names={FORMALITY}
          value={options.isFormal ? 'formal' : 'informal'}
          onChange={(formality) => changeOptions({ isFormal: formality === 'formal' })}
        />
        {form.messageType === 'connection_request' && <LimitFields options={options} onChange={changeOptions} />}
      </div>
    </details>
  );
}

const summary = ({ tone, length, language, isFormal }: MessageOptions) =>
  [TONES[tone], LENGTHS[length], LANGUAGES[language], isFormal ? 'Formal' : 'Informal'].join(' · ');

interface LimitFieldsProps {
  options: MessageOptions;
  onChange: (part: Partial<MessageOptions>) => void;
}

function LimitFields({ options: { limitProfile, customLimit }, onChange }: LimitFieldsProps) {
  return (
    <>
      <Choice
        label="Character limit"
        names={LIMIT_PROFILES}
        value={limitProfile}
        onChange={(profile) => onChange({ limitProfile: profile })}
      />
      {limitProfile === 'custom' && (
        <Field
          label="Characters"
          error={
            parseCustomLimit(customLimit) === null
              ? `Enter a number from ${CHARACTER_LIMIT_MIN} to ${CONNECTION_REQUEST_MAX}. The limit is 300 until then.`
              : null
          }
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              maxLength={4}
              value={customLimit}
              onChange={(event) => onChange({ customLimit: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

interface ChoiceProps<K extends string> {
  label: string;
  names: Record<K, string>;
  value: K;
  onChange: (value: K) => void;
}

function Choice<K extends string>({ label, names, value, onChange }: ChoiceProps<K>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} className="w-full" value={value} onChange={(event) => onChange(event.target.value as K)}>
          {Object.entries<string>(names).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
