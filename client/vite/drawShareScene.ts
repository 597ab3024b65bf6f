import { logoSvg, logoViewBox } from '../generated/logo.ts';
import { light } from '../generated/palettes.ts';
import { sharePicture } from '../shared/sharePicture.ts';

const { width, height } = sharePicture;

/** Draws a bay, the sun and the logo. No letters, because a build machine may not have our font. */
export function drawShareScene(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#bfe3dd"/><stop offset="1" stop-color="#fdeccd"/></linearGradient>
    <linearGradient id="sea" x2="0" y2="1"><stop stop-color="#3aa39b"/><stop offset="1" stop-color="${light.primary}"/></linearGradient>
  </defs>
  <path fill="url(#sky)" d="M0 0h1200v400H0z"/>
  <circle cx="930" cy="210" r="92" fill="${light.accent}"/>
  <circle cx="930" cy="210" r="140" fill="${light.accent}" opacity=".18"/>
  <path fill="#8fc7b4" d="M0 330c120-90 230-120 330-60s170 60 250 20s190-60 290 0s220 50 330 0v90H0z"/>
  <path fill="url(#sea)" d="M0 372h1200v258H0z"/>
  <path fill="#f3d9a4" d="M0 630V520c170-60 300-50 420-10s260 70 420 50s260-40 360-20v90z"/>
  <path fill="none" stroke="#fff" stroke-linecap="round" stroke-width="6" opacity=".5" d="M700 430c20-14 40-14 60 0s40 14 60 0s40-14 60 0M950 470c20-14 40-14 60 0s40 14 60 0M120 440c20-14 40-14 60 0s40 14 60 0s40-14 60 0"/>
  <ellipse cx="600" cy="566" rx="96" ry="18" fill="#3c2d19" opacity=".22"/>
  <svg x="380" y="120" width="440" height="440" viewBox="${logoViewBox}">${logoSvg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')}</svg>
</svg>`;
}
