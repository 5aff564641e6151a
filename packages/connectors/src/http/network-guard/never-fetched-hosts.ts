/** The professional network with its short addresses and its store of pictures. Its terms forbid programs. */
const LINKEDIN_HOSTS = /(?:^|\.)(?:linkedin\.(?:com|cn)|lnkd\.in|licdn\.(?:com|cn))$/;

/**
 * Whether a host belongs to the network that is never fetched; its addresses are only kept. The name comes as a URL's
 * `hostname` gives it: in lower case, in ASCII, maybe with dots at its end.
 */
export const isNeverFetchedHost = (hostname: string): boolean => LINKEDIN_HOSTS.test(hostname.replace(/\.+$/, ''));
