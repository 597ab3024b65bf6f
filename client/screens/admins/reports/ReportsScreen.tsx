import { Button } from 'antd';
import { useState } from 'react';
import { readFigureRange } from '../../../features/company-figures/figureRange';
import { RangeChoice } from '../../../features/company-figures/RangeChoice';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useReportsScreenQuery } from '../../../generated/ReportsScreen';
import type { ReportsScreenQuery, ReportSubject } from '../../../generated/types';
import { saveText } from '../../../platform/downloads/saveText';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { formatDate } from '../../../shared/dates/formatDate';
import { privatePaths } from '../../../shared/privatePaths';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PageHeading } from '../../../ui/page/PageHeading';
import { reportCsv } from './reportCsv';
import { SubjectChoice } from './SubjectChoice';
import { SubjectSection } from './SubjectSection';

type Report = ReportsScreenQuery['siteReport'];

/** What became of the directory, against as many days before (docs/rules/statistics.md#report-of-the-site). */
export default function ReportsScreen() {
  const range = readFigureRange(useAddressQuery());
  const [subject, setSubject] = useState<ReportSubject>('NEW_ADS');
  const { data, previousData, error, refetch } = useReportsScreenQuery({ variables: range, fetchPolicy: 'no-cache' });
  const report = error === undefined ? (data ?? previousData)?.siteReport : undefined;
  const figure = report?.figures.find((each) => each.subject === subject);
  return (
    <>
      <PageHeading
        title="Reports"
        subtitle={report === undefined ? undefined : describePeriods(report)}
        actions={report !== undefined && <Button onClick={() => saveCsv(report)}>Save all as CSV</Button>}
      />
      <RangeChoice
        key={`${report?.from ?? ''} ${report?.to ?? ''}`}
        path={privatePaths.adminReports()}
        chosen={range}
        from={report?.from ?? range.from ?? ''}
        to={report?.to ?? range.to ?? ''}
      />
      {error !== undefined && (
        <LoadFailure title="The report could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {report === undefined && error === undefined && <Skeleton height="640px" />}
      {report !== undefined && figure !== undefined && (
        <>
          <SubjectChoice figures={report.figures} chosen={subject} onChoose={setSubject} />
          <SubjectSection report={report} figure={figure} />
        </>
      )}
    </>
  );
}

function describePeriods({ from, to, beforeFrom, beforeTo }: Report): string {
  return `${formatDate(from)} – ${formatDate(to)}, against ${formatDate(beforeFrom)} – ${formatDate(beforeTo)}.`;
}

function saveCsv(report: Report): void {
  saveText(reportCsv(report), `report-${report.from}-to-${report.to}.csv`, 'text/csv;charset=utf-8');
}
