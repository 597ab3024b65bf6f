import type { DataSource } from 'typeorm';
import { PrintLayout } from '../../domains/printed-maps/layouts/PrintLayout';
import { defaultPrintSettings } from '../../domains/printed-maps/layouts/PrintSettings';

/** Creates a named layout of an A4 landscape map with the settings of the site, or with those given. */
export async function makePrintLayout(
  database: DataSource,
  { settings, ...values }: Pick<PrintLayout, 'mapAreaId' | 'savedById'> & Partial<PrintLayout>,
): Promise<PrintLayout> {
  const layouts = database.getRepository(PrintLayout);
  return layouts.save(
    layouts.create({
      ...{ paper: 'A4', orientation: 'LANDSCAPE', name: 'Winter', savedAt: new Date() },
      ...{ proofState: 'WAITING', warnings: [] },
      ...values,
      settings: { ...defaultPrintSettings, ...settings },
    }),
  );
}
