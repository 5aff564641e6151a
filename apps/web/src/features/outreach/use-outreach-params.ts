import { useNavigate, useSearch } from '@tanstack/react-router';
import { type OutreachParams, parseOutreachParams } from './url-params';

/** Tab, selected campaign and message filter, as the address has them. `null` takes one out of it. */
export function useOutreachParams() {
  const params: OutreachParams = useSearch({ from: '/linkedin-outreach' });
  const navigate = useNavigate({ from: '/linkedin-outreach' });
  const change = (part: { [Name in keyof OutreachParams]: OutreachParams[Name] | null }) =>
    void navigate({
      resetScroll: false,
      search: (previous: OutreachParams) => parseOutreachParams({ ...previous, ...part }),
    });
  return { params, change };
}
