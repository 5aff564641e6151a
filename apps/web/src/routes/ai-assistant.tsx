import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '~/components/layout/NotBuiltPage';

export const Route = createFileRoute('/ai-assistant')({
  staticData: { title: 'AI Assistant' },
  component: () => (
    <NotBuiltPage title="AI Assistant">
      It will write messages to people at companies. Today you can look up what the sources say about a company before
      you write yourself.
    </NotBuiltPage>
  ),
});
