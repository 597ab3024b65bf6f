import { Badge } from 'antd';

interface StateDotProps {
  tone: 'success' | 'processing' | 'warning' | 'error' | 'default';
  children: string;
}

/** A coloured dot with the state's name, so that colour is not the only cue. */
export function StateDot({ tone, children }: StateDotProps) {
  return <Badge status={tone} text={children} />;
}
