import { createFileRoute } from '@tanstack/react-router';
import { AiAssistantPage } from '~/features/ai/components/AiAssistantPage';
import { replaceAssistantParams } from '~/features/ai/lib/assistant-params';

export const Route = createFileRoute('/ai-assistant')({
  staticData: { title: 'AI Assistant' },
  validateSearch: replaceAssistantParams,
  component: AiAssistantPage,
});
