import { Segmented } from 'antd';

export type BrochureView = 'card' | 'page';

interface CardOrPageProps {
  label: string;
  value: BrochureView;
  onChange: (view: BrochureView) => void;
}

/** Chooses whether an ad is shown as its card in lists or as its page. */
export function CardOrPage({ label, value, onChange }: CardOrPageProps) {
  return (
    <Segmented
      aria-label={label}
      options={[
        { value: 'card', label: 'Card' },
        { value: 'page', label: 'Page' },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
