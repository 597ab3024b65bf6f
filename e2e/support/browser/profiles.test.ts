import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer';
import { closePage, openBrowser, openPage } from './openBrowser';

describe('the profile of a visitor who has left', () => {
  let server: Server;
  let browser: Browser;
  let site: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const isScript = request.url === '/worker.js';
      response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
      response.end(isScript ? 'onfetch = () => {};' : '<!doctype html><title>A page</title>');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    site = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  const kept = (page: Page) =>
    page.evaluate(async () => ({
      cookie: document.cookie,
      local: localStorage.length,
      session: sessionStorage.length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
    }));

  const nothing = { cookie: '', local: 0, session: 0, caches: 0, workers: 0, permission: 'prompt' };

  it('is empty for the next one, also if that visitor ended elsewhere', async () => {
    const { page } = await openPage(browser);
    const context = page.browserContext();
    await page.goto(site);
    expect(await kept(page)).toEqual(nothing);
    await context.setPermission(site, { permission: { name: 'geolocation' }, state: 'granted' });
    await page.evaluate(async () => {
      document.cookie = 'visitor=1; max-age=1000';
      localStorage.setItem('visitor', '1');
      sessionStorage.setItem('visitor', '1');
      await caches.open('visitor');
      await navigator.serviceWorker.register('/worker.js');
      await navigator.serviceWorker.ready;
    });
    expect(await kept(page)).toEqual({
      cookie: 'visitor=1',
      local: 1,
      session: 1,
      caches: 1,
      workers: 1,
      permission: 'granted',
    });
    await page.goto('about:blank');
    await closePage(page);

    const next = await openPage(browser);
    expect(next.page.browserContext()).toBe(context);
    await next.page.goto(site);
    expect(await kept(next.page)).toEqual(nothing);
  });

  it('goes to one visitor only', async () => {
    const both = [await openPage(browser), await openPage(browser)];
    expect(both[0]?.page.browserContext()).not.toBe(both[1]?.page.browserContext());
  });
});
