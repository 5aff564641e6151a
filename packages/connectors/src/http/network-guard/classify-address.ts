import ipaddr from 'ipaddr.js';

/**
 * Where an address leads: `public` may always be asked, `private` (loopback, private ranges, carrier NAT) only where
 * private networks are allowed, `never` (link-local, metadata services, multicast, reserved) never.
 */
export type AddressClass = 'public' | 'private' | 'never';

/** Metadata and wire services of clouds that stand outside the ranges which already exclude the others. */
const METADATA = new Set(['168.63.129.16', '100.100.100.200', 'fd00:ec2::254', 'fd20:ce::254']);

const PRIVATE = new Set<string>(['loopback', 'private', 'carrierGradeNat', 'uniqueLocal']);

/** Classifies one IP address as a resolver or a socket states it; what is not an address is `never`. */
export function classifyAddress(address: string): AddressClass {
  const text = address.replace(/%.*$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return classifyIPv4(ipaddr.IPv4.parse(text));
  if (ipaddr.IPv6.isValid(text)) return classifyIPv6(ipaddr.IPv6.parse(text));
  return 'never';
}

function classifyIPv4(address: ipaddr.IPv4): AddressClass {
  if (METADATA.has(address.toString())) return 'never';
  const range = address.range();
  if (range === 'unicast') return 'public';
  return PRIVATE.has(range) ? 'private' : 'never';
}

function classifyIPv6(address: ipaddr.IPv6): AddressClass {
  if (METADATA.has(address.toString())) return 'never';
  const embedded = embeddedIPv4(address);
  if (embedded !== null) return classifyIPv4(embedded);
  const range = address.range();
  if (PRIVATE.has(range)) return 'private';
  // Only 2000::/3 is given out for the public net; the library calls everything outside its list "unicast".
  const isGlobal = ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
  return range === 'unicast' && isGlobal ? 'public' : 'never';
}

/** An IPv6 address may carry an IPv4 one to which a gateway or the kernel sends the packets. */
function embeddedIPv4(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  const bytes = address.toByteArray();
  const range: string = address.range();
  const isWellKnownNat64 = range === 'rfc6052' && address.parts[2] === 0;
  const isIsatap = address.parts[5] === 0x5efe && ((address.parts[4] ?? 0) & 0xfdff) === 0;
  if (range === 'ipv4Mapped' || isWellKnownNat64 || isIsatap) return new ipaddr.IPv4(bytes.slice(12));
  if (range === '6to4') return new ipaddr.IPv4(bytes.slice(2, 6));
  return null;
}
