/** A time of day: how light affects sky, sea, land and walls. */
export interface Mood {
  sky: [top: string, middle: string, horizon: string];
  sun: string;
  sea: [far: string, near: string];
  ridge: string;
  hill: string;
  shore: string;
  sand: [far: string, near: string];
  wall: [light: string, dark: string];
}

export const moods = {
  morning: {
    sky: ['#8fd0d2', '#d3ebda', '#ffeccb'],
    sun: '#fff3d0',
    sea: ['#6cc0b6', '#1b8c88'],
    ridge: '#9fcdc0',
    hill: '#5da58c',
    shore: '#2f7a62',
    sand: ['#fbeacb', '#eccf9b'],
    wall: ['#fdf0d8', '#f3dcb6'],
  },
  noon: {
    sky: ['#57b7c6', '#9fd9da', '#e4f4e6'],
    sun: '#fff8df',
    sea: ['#45b3b0', '#007a80'],
    ridge: '#86c0bb',
    hill: '#4a967d',
    shore: '#276f5a',
    sand: ['#fdf0d5', '#f0d5a3'],
    wall: ['#d9efe6', '#b4dccf'],
  },
  golden: {
    sky: ['#f3a768', '#fbc98a', '#ffe7b8'],
    sun: '#fff1c4',
    sea: ['#efb784', '#2f8f8b'],
    ridge: '#e3a37a',
    hill: '#8d8a68',
    shore: '#3e6a58',
    sand: ['#fbdfb1', '#dcae74'],
    wall: ['#fde2bd', '#f5c48e'],
  },
  dusk: {
    sky: ['#205a6b', '#c88f83', '#f9b27a'],
    sun: '#ffe0a0',
    sea: ['#d7927a', '#1b5e6c'],
    ridge: '#8a7f85',
    hill: '#41666c',
    shore: '#1d4b50',
    sand: ['#e9c19a', '#b88a68'],
    wall: ['#2c6a72', '#174b55'],
  },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof moods;
