import { Badge } from 'antd';

interface StateDotProps {
  tone: 'success' | 'processing' | 'warning' | 'error' | 'default';
  children: string;
}

/** A state as a coloured dot with a word, so that the colour alone says nothing. */
export function StateDot({ tone, children }: StateDotProps) {
  return <Badge status={tone} text={children} />;
}
