import { Field } from '~/components/ui/controls/Field';
import { Select } from '~/components/ui/controls/Select';
import { ADDRESS_LABELS, LANGUAGE_LABELS, TONE_LABELS } from './manner-labels';
import type { OutreachCampaignForm } from './outreach-campaign-form';
import type { OutreachCampaignFormState } from './use-outreach-campaign-form';

/** In which language, address and tone a campaign's drafts are written. */
export function MannerFields({ state: { form, change } }: { state: OutreachCampaignFormState }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Choice
        label="Language"
        hint="The goal must be in this language."
        options={LANGUAGE_LABELS}
        value={form.language}
        onChange={(language) => change({ language: language as OutreachCampaignForm['language'] })}
      />
      <Choice
        label="Address"
        hint={form.language === 'en' ? 'No effect in English.' : undefined}
        options={ADDRESS_LABELS}
        value={form.address}
        onChange={(address) => change({ address: address as OutreachCampaignForm['address'] })}
      />
      <Choice
        label="Tone"
        options={TONE_LABELS}
        value={form.tone}
        onChange={(tone) => change({ tone: tone as OutreachCampaignForm['tone'] })}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  hint?: string | undefined;
  options: Record<string, string>;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, hint, options, value, onChange }: ChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} className="w-full" value={value} onChange={(event) => onChange(event.target.value)}>
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
