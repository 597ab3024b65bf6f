/** A category as this screen lists it. */
export interface ListedCategory {
  id: string;
  code: string;
  name: string;
  isActive: boolean;
  activeBrochuresCount: number;
}
