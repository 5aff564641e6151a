import type { BulkAction } from '@workbench/services/bulk/schemas';
import { COMPANY_TAG_MAX, COMPANY_TAGS_MAX, INDUSTRY_MAX } from '@workbench/services/companies/limits';
import { useEffect, useState } from 'react';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';

export interface BulkFieldsProps {
  /** With null while something is missing. */
  onAction: (action: BulkAction | null) => void;
}

export function TagFields({ onAction }: BulkFieldsProps) {
  const [isRemoval, setRemoval] = useState(false);
  const [text, setText] = useState('');
  useEffect(() => {
    const tags = text.split(',').map((tag) => tag.trim());
    const named = tags.filter((tag) => tag !== '');
    onAction(named.length === 0 ? null : { kind: isRemoval ? 'removeTags' : 'addTags', tags: named });
  }, [text, isRemoval, onAction]);
  return (
    <>
      <DirectionField isRemoval={isRemoval} onChange={setRemoval} add="Add tags" remove="Remove tags" />
      <Field label="Tags" hint="Separate several with commas.">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoFocus
            maxLength={COMPANY_TAGS_MAX * (COMPANY_TAG_MAX + 2)}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

export function IndustryFields({ onAction }: BulkFieldsProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    const industry = text.trim();
    onAction({ kind: 'setIndustry', industry: industry === '' ? null : industry });
  }, [text, onAction]);
  return (
    <Field label="Industry" hint="Leave blank to clear the field.">
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          autoFocus
          maxLength={INDUSTRY_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  );
}

interface DirectionFieldProps {
  isRemoval: boolean;
  add: string;
  remove: string;
  onChange: (isRemoval: boolean) => void;
}

export function DirectionField({ isRemoval, add, remove, onChange }: DirectionFieldProps) {
  return (
    <Field label="Action">
      {(control) => (
        <Select
          {...control}
          value={isRemoval ? 'remove' : 'add'}
          onChange={(event) => onChange(event.target.value === 'remove')}
        >
          <option value="add">{add}</option>
          <option value="remove">{remove}</option>
        </Select>
      )}
    </Field>
  );
}
