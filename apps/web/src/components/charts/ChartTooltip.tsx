interface ChartTooltipProps {
  title: string;
  lines: readonly string[];
}

export function ChartTooltip({ title, lines }: ChartTooltipProps) {
  return (
    <div className="w-max max-w-60 rounded-md border border-border bg-popover px-3 py-1.5 text-foreground text-xs shadow-float">
      <p className="break-words font-medium">{title}</p>
      {lines.map((line) => (
        <p key={line} className="text-muted-foreground">
          {line}
        </p>
      ))}
    </div>
  );
}
