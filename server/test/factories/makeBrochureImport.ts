import type { DataSource } from 'typeorm';
import { BrochureImport } from '../../domains/integrations/brochure-import/uploads/BrochureImport';

/** Creates a file of ads with only a header, by default. */
export function makeBrochureImport(
  database: DataSource,
  values: Partial<BrochureImport> & Pick<BrochureImport, 'createdById'>,
): Promise<BrochureImport> {
  const imports = database.getRepository(BrochureImport);
  return imports.save(
    imports.create({
      ...{ fileName: 'ads.csv', type: 'BLD_AD', sourceName: 'ads.csv', publish: false, state: 'CHECKING' },
      ...{ createdAt: new Date(), content: Buffer.from('name,category\n') },
      ...values,
    }),
  );
}
