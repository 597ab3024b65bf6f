interface IconDrawingProps {
  path: string;
  size: number;
}

/** Decoration beside words; where it stands alone, its button or link bears the name. */
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
