import type { MessageType } from '@workbench/services/ai/schemas';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/Card';
import { TYPE_NAME } from '../lib/message-form';
import { TIPS } from '../lib/tips';

/** Tips for the chosen type of message. */
export function BestPractices({ messageType }: { messageType: MessageType }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Best Practices</CardTitle>
        <CardDescription>{TYPE_NAME[messageType]}</CardDescription>
      </CardHeader>
      <CardContent>
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-[0.8125rem]">
          {TIPS[messageType].map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
