import { ThemeToggle } from '~/components/layout/ThemeToggle';
import { Controls } from './Controls';
import { Display } from './Display';
import { Feedback } from './Feedback';
import { Foundations } from './Foundations';

/** The whole of docs/design-system.md as it looks. Only the development server has it, at /design. */
export function DesignPage() {
  return (
    <main className="mx-auto flex max-w-5xl flex-col gap-4 p-6">
      <div className="flex items-start justify-between">
        <h1 className="font-semibold text-xl leading-9 tracking-tight">Design system</h1>
        <ThemeToggle />
      </div>
      <Foundations />
      <Controls />
      <Display />
      <Feedback />
    </main>
  );
}
