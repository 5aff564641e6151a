import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import type { SavedContactPartProps } from './SavedContactParts';

interface WriteMessageLinkProps extends SavedContactPartProps {
  /** Its icon alone. */
  isShort?: boolean;
}

export function WriteMessageLink({ contact: { id, name }, isShort = false }: WriteMessageLinkProps) {
  return (
    <Link
      to="/ai-assistant"
      search={{ contact: id }}
      aria-label={`Write a message to ${name}`}
      title={isShort ? 'Write a message' : undefined}
      className={buttonClass('outline', isShort ? 'icon-sm' : 'sm')}
    >
      <PenLine aria-hidden />
      {!isShort && 'Write a message'}
    </Link>
  );
}
