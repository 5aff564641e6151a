import type { MessageType } from '@workbench/services/ai/schemas';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { TYPE_NAME } from '../message-form';
import { MESSAGE_TIPS } from './message-tips';

/** Tips for the chosen type of message. */
export function BestPractices({ messageType }: { messageType: MessageType }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Best Practices</CardTitle>
        <CardDescription>{TYPE_NAME[messageType]}</CardDescription>
      </CardHeader>
      <CardContent>
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-ui">
          {MESSAGE_TIPS[messageType].map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
