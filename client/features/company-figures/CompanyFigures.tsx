import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useCompanyFiguresQuery } from '../../generated/CompanyFigures';
import type { CompanyFiguresQuery } from '../../generated/types';
import { saveText } from '../../platform/downloads/saveText';
import { useAddressQuery } from '../../platform/page/useAddressQuery';
import { formatDate } from '../../shared/dates/formatDate';
import { plural } from '../../shared/formats/plural';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { PageSection } from '../../ui/page/PageSection';
import { LoadFailure } from '../error-handling/LoadFailure';
import { DailyChart } from '../figures/DailyChart';
import { DailyTable } from '../figures/DailyTable';
import { useSharedLoading } from '../vendor-area/useSharedLoading';
import type { AdFigures } from './adFigureColumns';
import { AdFiguresTable } from './AdFiguresTable';
import styles from './CompanyFigures.module.css';
import { figuresByAdCsv, figuresByDayCsv } from './companyFiguresCsv';
import { readFigureRange } from './figureRange';
import { KeyFigureTiles } from './KeyFigureTiles';
import { RangeChoice } from './RangeChoice';

type Figures = CompanyFiguresQuery['vendorFigures'];

interface CompanyFiguresProps {
  /** null: the caller's own company */
  vendorDatabaseId: number | null;
  /** address of the screen without its query */
  path: string;
  pathOfAd: (ad: AdFigures) => string;
  heading: (heading: { companyName: string | null; lead: string | null; actions: ReactNode }) => ReactNode;
  /** shown instead of the figures of a company without ads */
  withoutAds: ReactNode;
}

const series = [
  { key: 'views', label: 'Views' },
  { key: 'clicks', label: 'Clicks' },
  { key: 'coupons', label: 'Coupons taken' },
  { key: 'redemptions', label: 'Coupons redeemed' },
] as const;

/** A company's figures against the period before (docs/rules/statistics.md#figures-of-a-company). */
export function CompanyFigures({ vendorDatabaseId, path, pathOfAd, heading, withoutAds }: CompanyFiguresProps) {
  const range = readFigureRange(useAddressQuery());
  const { data, previousData, error, loading, refetch } = useCompanyFiguresQuery({
    variables: { vendorDatabaseId, ...range },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  useSharedLoading(loading);
  const figures = error === undefined ? (data ?? previousData)?.vendorFigures : undefined;
  const hasAds = figures === undefined || figures.brochuresCount > 0;
  const lead = figures === undefined ? null : describePeriods(figures);
  return (
    <>
      {heading({
        companyName: figures?.companyName ?? null,
        lead,
        actions: figures !== undefined && hasAds ? <Downloads figures={figures} /> : null,
      })}
      {hasAds && (
        <RangeChoice
          key={`${figures?.from ?? ''} ${figures?.to ?? ''}`}
          path={path}
          chosen={range}
          from={figures?.from ?? range.from ?? ''}
          to={figures?.to ?? range.to ?? ''}
        />
      )}
      {error !== undefined && (
        <LoadFailure title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {figures === undefined && error === undefined && <Skeleton height="640px" />}
      {figures !== undefined && (hasAds ? <Content figures={figures} pathOfAd={pathOfAd} /> : withoutAds)}
    </>
  );
}

function describePeriods({ from, to, beforeFrom, beforeTo, days }: Figures): string {
  const now = days.length === 1 ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
  const before = days.length === 1 ? formatDate(beforeFrom) : `${formatDate(beforeFrom)} – ${formatDate(beforeTo)}`;
  return `${now}, against ${before}. Your own visits and those of programs are not counted.`;
}

function Downloads({ figures }: { figures: Figures }) {
  const save = (name: string, text: string) =>
    saveText(text, `figures-${name}-${figures.from}-to-${figures.to}.csv`, 'text/csv;charset=utf-8');
  return (
    <>
      <Button disabled={false} onClick={() => save('by-ad', figuresByAdCsv(figures))}>
        CSV by ad
      </Button>
      <Button disabled={false} onClick={() => save('by-day', figuresByDayCsv(figures))}>
        CSV by day
      </Button>
    </>
  );
}

function Content({ figures, pathOfAd }: { figures: Figures; pathOfAd: CompanyFiguresProps['pathOfAd'] }) {
  const { now, before, days, brochures, brochuresCount } = figures;
  const dates = days.map(({ day }) => day);
  const drawn = series.map(({ key, label }) => ({ key, label, counts: days.map((each) => each.figures[key]) }));
  const isQuiet = series.every(({ key }) => now[key] === 0);
  return (
    <>
      {isQuiet && (
        <p className={styles.quiet}>
          Nothing was counted in these days. New ads need a few days until visitors find them.
        </p>
      )}
      <KeyFigureTiles now={now} before={before} />
      <div className={styles.charts}>
        {drawn.map(({ key, label, counts }) => (
          <DailyChart key={key} label={label} days={dates} counts={counts} />
        ))}
      </div>
      <DailyTable caption="The numbers by day" days={dates} series={drawn} />
      <PageSection
        title="By ad"
        lead={
          brochuresCount > brochures.length
            ? `The ${plural(brochures.length, 'most viewed ad')} of ${String(brochuresCount)}.`
            : 'Published ads, and all that visitors saw in these days or before.'
        }
      >
        <AdFiguresTable ads={brochures} pathOf={pathOfAd} />
      </PageSection>
    </>
  );
}
