import type { CreatedWebhook } from '@workbench/services/webhooks/schemas';
import { ShownOnce } from '~/components/secrets/ShownOnce';

export function ShownSecret({ webhook, onClose }: { webhook: CreatedWebhook; onClose: () => void }) {
  return (
    <ShownOnce
      title={webhook.name}
      description="Copy the secret now: it is shown this once. The receiver verifies each message with it."
      label="Secret"
      hint="For any library of Standard Webhooks."
      value={webhook.secret}
      onClose={onClose}
    />
  );
}
