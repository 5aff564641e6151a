import type { Seniority } from '@workbench/services/contacts/schemas';
import { SENIORITIES, SENIORITY_LABEL } from '~/lib/format/contact-labels';

interface SeniorityFieldProps {
  chosen: readonly Seniority[];
  onChoose: (seniority: Seniority, isChosen: boolean) => void;
}

/** Any of several ranks. */
export function SeniorityField({ chosen, onChoose }: SeniorityFieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-medium text-ui">Seniority</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {SENIORITIES.map((seniority) => (
          <label key={seniority} className="flex items-center gap-1.5">
            <input
              type="checkbox"
              className="size-4"
              checked={chosen.includes(seniority)}
              onChange={(event) => onChoose(seniority, event.target.checked)}
            />
            {SENIORITY_LABEL[seniority]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
