import { Link } from '@tanstack/react-router';
import { buttonClass } from '~/components/ui/controls/Button';

export function NotFoundPage() {
  return (
    <div className="flex flex-col items-center gap-2 py-24 text-center">
      <p aria-hidden className="font-semibold text-5xl text-muted-foreground tabular-nums">
        404
      </p>
      <h1 className="font-semibold text-xl">Page Not Found</h1>
      <p className="text-muted-foreground">Did you forget to add the page to the router?</p>
      <Link to="/" className={`${buttonClass('outline')} mt-3`}>
        Go to the Dashboard
      </Link>
    </div>
  );
}
