interface Upload {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

interface Answer {
  status: number;
  body: unknown;
}

/** The part of XMLHttpRequest that uploads use; jsdom's would open a socket. */
class FakeRequest {
  static uploads: Upload[] = [];
  static answer: (upload: Upload) => Answer = () => ({ status: 200, body: {} });

  status = 0;
  responseText = '';
  onload: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  readonly upload = { onprogress: null as ((event: { loaded: number; total: number }) => void) | null };
  private readonly sent: Upload = { url: '', headers: {}, body: null };

  open(_method: string, url: string): void {
    this.sent.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.sent.headers[name] = value;
  }

  getResponseHeader(): null {
    return null;
  }

  send(body: string): void {
    this.upload.onprogress?.({ loaded: body.length / 2, total: body.length });
    this.sent.body = JSON.parse(body);
    FakeRequest.uploads.push(this.sent);
    const { status, body: answer } = FakeRequest.answer(this.sent);
    this.status = status;
    this.responseText = JSON.stringify(answer);
    this.onload?.();
    this.onloadend?.();
  }
}

/** jsdom has no Response; errors of requests read only its status and headers. */
class FakeResponse {
  readonly status: number;
  readonly headers: Headers;

  constructor(_body: string, { status = 200, headers }: ResponseInit) {
    this.status = status;
    this.headers = new Headers(headers);
  }
}

/** Answers all uploads of a test file. Returns the uploads, newest last, and sets the answers to further ones. */
export function mockUploads() {
  const original = { XMLHttpRequest: globalThis.XMLHttpRequest, Response: globalThis.Response };
  beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: FakeRequest, Response: FakeResponse }));
  afterAll(() => void Object.assign(globalThis, original));
  beforeEach(() => void (FakeRequest.uploads = []));
  return {
    uploads: (): readonly Upload[] => FakeRequest.uploads,
    answerWith: (answer: (upload: Upload) => Answer): void => void (FakeRequest.answer = answer),
  };
}
