interface IconDrawingProps {
  path: string;
  size: number;
}

/** A decorative icon. Without text beside it, its button or link needs an accessible name. */
export function IconDrawing({ path, size }: IconDrawingProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
