import styles from './BrochureGrid.module.css';

interface GridHeadingProps {
  title: string;
  subtitle: string;
}

export function GridHeading({ title, subtitle }: GridHeadingProps) {
  return (
    <header>
      <title>{`${title} – Local Offers`}</title>
      <h1 className={styles.heading}>{title}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
    </header>
  );
}
