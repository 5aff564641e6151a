import { Sparkles } from 'lucide-react';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';

const EXAMPLES = [
  'CTOs at software companies in Berlin',
  'VPs of Sales at fintech companies with 50 to 500 employees',
  'Marketing directors in healthcare',
  'Founders of logistics companies',
] as const;

/** Before any search. An example only fills in the sentence: a search may cost, so a person starts it. */
export function SearchExamples({ onChoose }: { onChoose: (sentence: string) => void }) {
  return (
    <Card aria-label="Example searches">
      <CardHeader>
        <CardTitle>Example searches</CardTitle>
        <CardDescription>Choose one, adjust it, and click Search.</CardDescription>
      </CardHeader>
      <CardContent>
        <ul className="flex flex-col gap-2">
          {EXAMPLES.map((sentence) => (
            <li key={sentence} className="min-w-0">
              {/* Unlike the label of a Button, a sentence breaks into lines where the screen is narrow. */}
              <button
                type="button"
                className="flex min-h-9 touch:min-h-11 max-w-full items-center gap-2 rounded-md border border-border bg-card px-4 py-1.5 text-left hover:bg-accent"
                onClick={() => onChoose(sentence)}
              >
                <Sparkles aria-hidden className="size-4 shrink-0" />
                <span className="min-w-0 break-words">{sentence}</span>
              </button>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
