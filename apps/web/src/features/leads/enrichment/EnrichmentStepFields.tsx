import type { EnrichmentStep } from '@workbench/services/leads/schemas';

const STEPS: readonly { step: EnrichmentStep; title: string; text: string }[] = [
  {
    step: 'pdl_search',
    title: 'People-data search',
    text: 'Looks up the person in People Data Labs by email, profile, or name and company. Costs credits; no match is free.',
  },
  {
    step: 'linkedin_discovery',
    title: 'LinkedIn profile discovery',
    text: 'Looks for a published profile URL in connected sources, on the company’s site and in Wikidata. LinkedIn itself is never accessed.',
  },
  {
    step: 'company_research',
    title: 'Company research',
    text: 'Links the lead to the company’s figures and report. New companies are added to tracking.',
  },
];

interface EnrichmentStepFieldsProps {
  steps: readonly EnrichmentStep[];
  onChange: (steps: readonly EnrichmentStep[]) => void;
}

/** Items of an ordered list: the three steps that can be chosen, in the order in which they are done. */
export function EnrichmentStepFields({ steps, onChange }: EnrichmentStepFieldsProps) {
  return STEPS.map(({ step, title, text }, index) => (
    <li key={step}>
      <label className="flex cursor-pointer gap-3">
        <input
          type="checkbox"
          className="mt-1 size-4 shrink-0"
          checked={steps.includes(step)}
          onChange={(event) =>
            onChange(
              STEPS.map((one) => one.step).filter((one) => (one === step ? event.target.checked : steps.includes(one))),
            )
          }
        />
        <span className="min-w-0">
          <span className="font-medium">
            {index + 1}. {title}
          </span>
          <span className="block text-ui text-muted-foreground">{text}</span>
        </span>
      </label>
    </li>
  ));
}
