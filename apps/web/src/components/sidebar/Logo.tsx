/** The drawing of public/favicon.svg, within the page: as an image it would cost a request of its own. */
export function Logo() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-6 shrink-0">
      <rect width="32" height="32" rx="7" className="fill-primary" />
      <g className="fill-primary-foreground">
        <rect x="7" y="17" width="4.5" height="8" rx="1.2" />
        <rect x="13.75" y="12" width="4.5" height="13" rx="1.2" />
        <rect x="20.5" y="7" width="4.5" height="18" rx="1.2" />
      </g>
    </svg>
  );
}
