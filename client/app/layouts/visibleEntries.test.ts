import { adminBarButtons, adminBarMenus } from './adminBar';
import { visibleEntries } from './visibleEntries';

const menuEntries = adminBarMenus.flatMap((menu) => menu.entries);
const screens = ['/admin', '/admin/brochures', '/admin/brochures/archived', '/admin/brochure/coupon-ad/manage/:id'];
const labels = (...input: Parameters<typeof visibleEntries>) => visibleEntries(...input).map((entry) => entry.label);

describe('the administrators’ bar', () => {
  it('offers the screens that exist', () => {
    expect(labels(menuEntries, 'ADMINISTRATOR', screens)).toEqual(['ALL ADS', 'ARCHIVED ADS']);
    expect(labels(adminBarButtons, 'ADMINISTRATOR', screens)).toEqual(['COUPON AD']);
  });

  it('offers vendors nothing of it', () => {
    expect(labels([...menuEntries, ...adminBarButtons], 'VENDOR', screens)).toEqual([]);
  });

  it('shows ADD NEW BROCHURE to no one, though its screen may exist', () => {
    expect(labels(adminBarButtons, 'ADMINISTRATOR', ['/admin/manage-brochures'])).toEqual([]);
  });
});
