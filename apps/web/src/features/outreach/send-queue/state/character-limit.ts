import { CONNECTION_REQUEST_MAX } from '@workbench/services/ai/limits';
import type { OutreachMessage } from '@workbench/services/outreach/schemas';

export const characterLimit = ({ messageType }: Pick<OutreachMessage, 'messageType'>): number | null =>
  messageType === 'connection_request' ? CONNECTION_REQUEST_MAX : null;
