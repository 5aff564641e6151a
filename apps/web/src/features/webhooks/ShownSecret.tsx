import type { CreatedWebhook } from '@workbench/services/webhooks/schemas';
import { ShownOnce } from '~/components/secrets/ShownOnce';

export function ShownSecret({ webhook, onClose }: { webhook: CreatedWebhook; onClose: () => void }) {
  return (
    <ShownOnce
      title={webhook.name}
      description="Copy the secret now. It is shown only once; the receiver verifies each message with it."
      label="Secret"
      hint="Works with any Standard Webhooks library."
      value={webhook.secret}
      onClose={onClose}
    />
  );
}
