import sanitizeHtml from 'sanitize-html';

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const structure = ['svg', 'g', 'defs', 'title', 'desc', 'clipPath', 'mask'];
const paints = ['linearGradient', 'radialGradient', 'stop'];

const geometry =
  'd x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform viewBox preserveAspectRatio pathLength';
const looks =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-dasharray stroke-dashoffset opacity color clip-path clip-rule mask stop-color stop-opacity offset ' +
  'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits vector-effect shape-rendering';
const names = 'id xmlns href version';
const attributes = [geometry, looks, names].join(' ').split(' ');
/** presentation attributes that a `style` attribute may set as well */
const styles = looks.split(' ').filter((name) => /^[a-z-]+$/.test(name));

/** colours, numbers, transforms, and references within the drawing */
const harmless = /^(?!.*(?:url\(\s*['"]?(?!#)|expression|javascript:|data:|@import|\\))[^<>]*$/is;
const ownReference = /^#[\w.-]+$/;

interface CleanedSvg {
  svg: string;
  /** names of elements that were left out, each once */
  removed: string[];
}

/**
 * Reduces an SVG to shapes, groups and gradients: without scripts, styles, events, pictures, fonts, animation and
 * references to anything outside. `removed` tells what a person may miss.
 */
export function cleanSvg(text: string): CleanedSvg {
  const allowedTags = [...shapes, ...structure, ...paints];
  const removed = new Set<string>();
  const cleaned = sanitizeHtml(text, {
    allowedTags,
    allowedAttributes: { '*': [...attributes, 'style'] },
    allowedStyles: { '*': Object.fromEntries(styles.map((name) => [name, [harmless]])) },
    allowedSchemes: [],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'text', 'foreignObject', 'metadata'],
    nestingLimit: 60,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: withoutForeign(attribs) }) },
    textFilter: (content, tagName) => (tagName === 'title' || tagName === 'desc' ? content : ''),
    onOpenTag: (name) => {
      // what editors write about themselves has a prefix, and shows nothing
      if (!allowedTags.includes(name) && !name.includes(':') && name !== 'metadata') removed.add(name);
    },
  });
  return { svg: cleaned.trim(), removed: [...removed] };
}

/** References lose their prefix, because the namespace of the prefix is not kept. */
function withoutForeign(attribs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs)
      .map(([name, value]) => [name === 'xlink:href' ? 'href' : name, value] as const)
      .filter(([name, value]) => (name === 'href' ? ownReference : harmless).test(value)),
  );
}
