import { Square } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import type { WritingState } from './writing-progress';

/** The text as it comes. Not announced piece by piece: a screen reader hears of it when it is whole. */
export function GenerationProgress({ writing, onStop }: { writing: WritingState; onStop: () => void }) {
  return (
    <div className="flex flex-col gap-3" aria-busy>
      {writing.restartReason !== null && (
        <p className="text-muted-foreground text-xs">Rewriting: {writing.restartReason}</p>
      )}
      <p className="min-h-40 whitespace-pre-wrap break-words rounded-md border border-input px-3 py-2">
        {writing.text === '' ? <span className="text-muted-foreground">Generating...</span> : writing.text}
      </p>
      <Button variant="outline" size="sm" className="self-start" onClick={onStop}>
        <Square aria-hidden />
        Stop
      </Button>
    </div>
  );
}
