import type { CreatedApiKey } from '@workbench/services/api-keys/schemas';
import { ShownOnce } from '~/components/secrets/ShownOnce';

export function CreatedKey({ created, onClose }: { created: CreatedApiKey; onClose: () => void }) {
  return (
    <ShownOnce
      title={created.name}
      description="Copy the key now. It is shown only once: the server keeps a hash of it."
      label="API key"
      hint="Send it as “Authorization: Bearer …”."
      value={created.key}
      onClose={onClose}
    />
  );
}
