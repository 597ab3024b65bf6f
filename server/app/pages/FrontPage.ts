import type { FastifyInstance } from 'fastify';

const patienceMs = 2_000;

/**
 * Tracks whether this server has rendered its front page with all data since its start. A server that cannot is not
 * ready for visitors, even if its database answers `SELECT 1`.
 */
export class FrontPage {
  readonly path = '/';
  private isDrawn = false;
  private drawing: Promise<unknown> | undefined;

  constructor(private readonly app: FastifyInstance) {
    app.addHook('onListen', () => void this.draw());
    app.addHook('onClose', async () => {
      await this.drawing;
    });
  }

  drawn(): void {
    this.isDrawn = true;
  }

  /** For `/readyz`: renders the front page unless that is done or in progress. */
  async check(): Promise<string | null> {
    if (this.problem() === null) return null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((pass) => (timer = setTimeout(pass, patienceMs)));
    await Promise.race([this.draw(), late]);
    clearTimeout(timer);
    return this.problem();
  }

  private problem(): string | null {
    return this.isDrawn ? null : 'The front page has not been drawn with all its data yet.';
  }

  private draw(): Promise<unknown> {
    this.drawing ??= this.app
      .inject(this.path)
      .catch(() => undefined)
      .finally(() => {
        this.drawing = undefined;
      });
    return this.drawing;
  }
}
