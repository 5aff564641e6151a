import { errorMessage } from '~/lib/api/errors';
import { InlineError } from './InlineError';

interface StaleDataNoticeProps {
  /** One of READ_FAILURE: what could not be read again. */
  failure: string;
  error: unknown;
  className?: string;
}

/** Above data that are shown although the latest read of them failed. */
export function StaleDataNotice({ failure, error, className }: StaleDataNoticeProps) {
  return (
    <InlineError {...(className === undefined ? {} : { className })}>
      {failure}: {errorMessage(error)}. The data shown may be out of date.
    </InlineError>
  );
}
