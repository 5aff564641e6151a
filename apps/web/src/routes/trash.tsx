import { createFileRoute } from '@tanstack/react-router';
import { TrashPage } from '~/features/trash/TrashPage';
import { validateTrashParams } from '~/features/trash/url-params';

export const Route = createFileRoute('/trash')({
  staticData: { title: 'Trash' },
  validateSearch: validateTrashParams,
  component: TrashPage,
});
