/** The outlines of the start page, apart from the others, which it need not load. */
export const arrowIcon = 'M5 12h14M13 6l6 6-6 6'
export const lockIcon = 'M6 10.5h12v9.5H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2'
export const pulseIcon = 'M3 12.5h4l2.5-6.5 4.5 12 2.5-5.5H21'
export const shieldIcon = 'M12 3.5 5 6v5.5c0 4.2 2.8 7.4 7 9 4.2-1.6 7-4.8 7-9V6zM9 12l2.2 2.2L15.2 10'
export const sparkIcon = 'M12 3.5 13.8 10 20.5 12l-6.7 2L12 20.5 10.2 14 3.5 12l6.7-2z'
export const usersIcon =
  'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.6-3.5 3.2-5.2 6.5-5.2s5.9 1.7 6.5 5.2M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.6c2.2.6 3.6 2.3 4 4.9'
export const clockIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2'
export const heartIcon = 'M12 20S3.5 15 3.5 9A4.6 4.6 0 0 1 12 6.6 4.6 4.6 0 0 1 20.5 9c0 6-8.5 11-8.5 11Z'
export const pauseIcon = 'M8.5 6v12M15.5 6v12'
export const playIcon = 'M8 5.5 18.5 12 8 18.5z'
export const homeIcon = 'M4 11 12 4l8 7v9h-5.5v-5.5h-5V20H4z'
