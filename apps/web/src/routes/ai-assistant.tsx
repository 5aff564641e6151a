import { createFileRoute } from '@tanstack/react-router';
import { AiAssistantPage } from '~/features/ai/AiAssistantPage';
import { validateAssistantParams } from '~/features/ai/url-params';

export const Route = createFileRoute('/ai-assistant')({
  staticData: { title: 'AI Assistant' },
  validateSearch: validateAssistantParams,
  component: AiAssistantPage,
});
