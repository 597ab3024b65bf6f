import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MadeProduct {
  productId: string;
  productName?: string;
  status?: 'ACTIVE' | 'INACTIVE' | 'EXPIRED';
  /** on the clock of the source */
  productUpdateDate?: string;
  productCategoryId?: string;
  /** fields of the whole product that differ from the usual ones */
  detail?: Record<string, unknown>;
}

export interface AskedRequest {
  path: string;
  query: URLSearchParams;
}

type Encode = (text: string) => Buffer;

export const encodings: Record<string, Encode> = {
  'UTF-16LE with a mark': (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  'UTF-16LE without a mark': (text) => Buffer.from(text, 'utf16le'),
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
};

/** A server that speaks as the Australian Tourism Data Warehouse does, with products of the tests' own. */
export class AtdwServer {
  readonly asked: AskedRequest[] = [];
  products = new Map<string, MadeProduct>();
  categories = ['ACCOMM', 'RESTAURANT', 'EVENT'];
  encode: Encode = encodings['UTF-16LE with a mark']!;
  /** answers some requests itself: returns true if it has */
  intercept: (request: AskedRequest, response: http.ServerResponse) => boolean = () => false;
  picture: Buffer | null = null;

  private constructor(
    private readonly server: http.Server,
    readonly key: string,
  ) {}

  static async start(key = 'a-key-for-tests'): Promise<AtdwServer> {
    const server = http.createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const source = new AtdwServer(server, key);
    server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
      const url = new URL(request.url ?? '/', source.origin);
      const asked = { path: url.pathname, query: url.searchParams };
      source.asked.push(asked);
      if (!source.intercept(asked, response)) source.answer(asked, response);
    });
    return source;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get baseUrl(): string {
    return `${this.origin}/api/atlas/`;
  }

  put(...products: MadeProduct[]): void {
    for (const product of products) this.products.set(product.productId, product);
  }

  send(response: http.ServerResponse, value: unknown): void {
    const body = this.encode(JSON.stringify(value));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private answer({ path, query }: AskedRequest, response: http.ServerResponse): void {
    if (path === '/picture.png' && this.picture) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(this.picture);
      return;
    }
    if (query.get('key') !== this.key || query.get('out') !== 'json') response.writeHead(403).end();
    else if (path.endsWith('/categories')) {
      this.send(
        response,
        this.categories.map((code) => ({ CategoryId: code, Description: `Kind ${code}` })),
      );
    } else if (path.endsWith('/products')) this.send(response, this.page(query));
    else if (path.endsWith('/product')) {
      const product = this.products.get(query.get('productId') ?? '');
      if (product) this.send(response, detailOf(product, this.origin));
      else response.writeHead(404).end();
    } else response.writeHead(404).end();
  }

  private page(query: URLSearchParams): object {
    const [size, page] = [Number(query.get('size')), Number(query.get('pge'))];
    const delta = query.get('delta');
    const status = delta === null ? 'ACTIVE' : query.get('status');
    const since = delta === null ? 0 : Date.parse(`${delta.replace(' ', 'T')}+10:00`);
    const found = [...this.products.values()].filter(
      (product) => (product.status ?? 'ACTIVE') === status && Date.parse(changedAt(product)) >= since,
    );
    return {
      ...{ status: 0, numberOfResults: found.length, queryTime: 1 },
      products: found.slice((page - 1) * size, page * size).map((product) => ({
        productId: product.productId,
        status: product.status ?? 'ACTIVE',
        productUpdateDate: changedAt(product),
      })),
    };
  }
}

const changedAt = ({ productUpdateDate = '2026-10-02T09:15:00.123+10:00' }: MadeProduct): string => productUpdateDate;

/** A whole product in the form of the source, in which nearly everything is a text. */
function detailOf(product: MadeProduct, origin: string): Record<string, unknown> {
  const { productId, productName = `Example Cabins ${productId}`, productCategoryId = 'ACCOMM', detail = {} } = product;
  return {
    ...{ productId, productNumber: 'AU0900001', productCategoryId, productName },
    ...{ owningOrganisationName: 'Example Bay Retreats Pty Ltd', productupdateDate: changedAt(product) },
    ...{ validityDateFrom: '2026-01-02', validityDateTo: '2099-10-02', atdwExpiryDate: '2099-10-02' },
    ...{ rateFrom: '120', rateTo: '240', attributeIdCurrency: 'AUD' },
    productDescription: 'Quiet cabins beside an invented bay.\n\nKayaks are free – ask at reception.',
    productShortDescription: 'Quiet cabins beside an invented bay.',
    productPixelURL: `${origin}/pixel?productId=${productId}&distributorId=aaaa&language=en&syndicationMethod=API`,
    addresses: [
      {
        ...{ attributeIdAddress: 'POSTAL', addressLine1: 'PO Box 1', cityName: 'Sandgate', stateName: 'Queensland' },
        ...{ addressPostalCode: '4017', geocodeGdaLatitude: '', geocodeGdaLongitude: '' },
      },
      {
        ...{
          attributeIdAddress: 'PHYSICAL',
          addressLine1: '1 Invented Street',
          addressLine2: '',
          suburbName: 'Sandgate',
        },
        ...{ cityName: 'Sandgate', stateName: 'Queensland', addressPostalCode: '4017' },
        ...{ geocodeGdaLatitude: '-27.3234567', geocodeGdaLongitude: '153.0687654' },
      },
    ],
    communication: [
      { attributeIdCommunication: 'CAEMENQUIR', communicationDetail: 'stay@example.com' },
      {
        ...{ attributeIdCommunication: 'CAPHENQUIR', communicationIsdCode: '61' },
        ...{ communicationAreaCode: '07', communicationDetail: '7010 1234' },
      },
      {
        ...{ attributeIdCommunication: 'CAURENQUIR', communicationDetail: 'www.example.com/cabins' },
        communicationDetailWithTracking: `${origin}/redirect?dest=https%3A%2F%2Fwww.example.com%2Fcabins&q=e30%3D`,
      },
      {
        ...{ attributeIdCommunication: 'CAUBENQUIR', communicationDetail: 'https://book.example.com/x' },
        communicationDetailWithTracking: `${origin}/redirect?dest=https%3A%2F%2Fbook.example.com%2Fx&q=e30%3D`,
      },
    ],
    externalSystems: [
      { externalSystemCode: 'INSTAGRAM', externalSystemText: 'https://www.instagram.com/example' },
      { externalSystemCode: 'TRIPADVISORID', externalSystemText: '1' },
    ],
    multimedia: [
      ...sizesOf({ multimediaId: 'm2', altText: 'Second picture', sequenceNumber: '200' }, origin),
      ...sizesOf(
        { multimediaId: 'm1', altText: 'First picture', sequenceNumber: '100', photographer: 'Pat Lens' },
        origin,
      ),
    ],
    ...detail,
  };
}

function sizesOf(picture: Record<string, string>, origin: string): object[] {
  return [
    ['1600', '1200', '4X3'],
    ['2048', '1536', '4X3'],
    ['1600', '900', '16X9'],
  ].map(([width, height, shape]) => ({
    ...{ attributeIdMultimediaContent: 'IMAGE', attributeIdSizeOrientation: shape, width, height },
    ...{ caption: '', photographer: '', copyright: '', ...picture },
    serverPath: `${origin}/picture.png?w=${width ?? ''}&id=${picture['multimediaId'] ?? ''}&q=e30%3D`,
  }));
}
