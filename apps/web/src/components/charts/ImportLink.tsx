import { Link } from '@tanstack/react-router';
import { buttonClass } from '../ui/controls/Button';

/** From a chart that has nothing to draw to where its figures come from. */
export function ImportLink() {
  return (
    <Link to="/search" search={{ tab: 'import' }} className={buttonClass('outline', 'sm')}>
      Import a CSV
    </Link>
  );
}
