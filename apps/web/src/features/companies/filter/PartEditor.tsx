import type { CompanyFilter, FilterCondition } from '@workbench/services/companies/filter';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Select } from '~/components/ui/controls/Select';
import { Alternatives } from './Alternatives';
import { type ConditionDraft, formOps, newDraft, readDraft, toDraft } from './condition-draft';
import { type Columns, fieldNames, ruleOf } from './filter-fields';
import { opLabel } from './filter-labels';
import { alternativesOf } from './filter-parts';
import { useFilterNames } from './use-filter-names';
import { ValueFields } from './ValueFields';

interface PartEditorProps {
  /** null for a new one. */
  part: CompanyFilter | null;
  onApply: (alternatives: FilterCondition[]) => void;
  onCancel: () => void;
}

/** One part of a filter: a condition, or several of which any may apply. */
export function PartEditor({ part, onApply, onCancel }: PartEditorProps) {
  const names = useFilterNames();
  const { columns } = names;
  const given = part === null ? [] : (alternativesOf(part) ?? []);
  const [others, setOthers] = useState(given.slice(0, -1));
  const [draft, setDraft] = useState<ConditionDraft>(() => draftOf(given.at(-1), columns));
  const [problem, setProblem] = useState<string | null>(null);
  const edit = (next: ConditionDraft) => {
    setDraft(next);
    setProblem(null);
  };
  const change = (change: Partial<ConditionDraft>) => edit({ ...draft, ...change });
  /** The draft as a condition; else its fault is shown. */
  const read = (use: (condition: FilterCondition) => void) => {
    const reading = readDraft(draft, columns);
    if ('problem' in reading) setProblem(reading.problem);
    else use(reading.condition);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    read((condition) => onApply([...others, condition]));
  };
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-3">
      <Alternatives
        conditions={others}
        names={names}
        onRemove={(index) => setOthers(others.toSpliced(index, 1))}
        onEdit={(index) =>
          read((condition) => {
            const chosen = others[index];
            setOthers(others.toSpliced(index, 1, condition));
            edit(draftOf(chosen, columns));
          })
        }
      />
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        <Field label="Field">
          {(control) => (
            <Select
              {...control}
              value={draft.field}
              onChange={(event) => {
                const field = fieldNames(columns).find((name) => name === event.target.value);
                if (field !== undefined) edit(newDraft(field, columns));
              }}
            >
              {fieldNames(columns).map((field) => (
                <option key={field} value={field}>
                  {ruleOf(field, columns).label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Condition">
          {(control) => (
            <Select
              {...control}
              value={draft.op}
              onChange={(event) => {
                const op = formOps(draft.field, columns).find((name) => name === event.target.value);
                if (op !== undefined) change({ op });
              }}
            >
              {formOps(draft.field, columns).map((op) => (
                <option key={op} value={op}>
                  {opLabel(draft.field, ruleOf(draft.field, columns), op)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ValueFields
        key={draft.field}
        draft={draft}
        names={names}
        rule={ruleOf(draft.field, columns)}
        onChange={change}
      />
      {problem !== null && (
        <p role="alert" className="text-destructive text-ui">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm">
          Apply
        </Button>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="ml-auto"
          title="Companies that match any one of these conditions"
          onClick={() =>
            read((condition) => {
              setOthers([...others, condition]);
              edit(newDraft(condition.field, columns));
            })
          }
        >
          Or…
        </Button>
      </div>
    </form>
  );
}

const draftOf = (condition: FilterCondition | undefined, columns: Columns): ConditionDraft =>
  condition === undefined ? newDraft('industry', columns) : toDraft(condition, columns);
