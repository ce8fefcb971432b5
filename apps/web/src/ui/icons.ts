/** Outlines on a 24 x 24 grid, drawn for this product; each is the `d` of one path. */
export {
  arrowIcon,
  clockIcon,
  heartIcon,
  homeIcon,
  lockIcon,
  playIcon,
  shieldIcon,
} from './front-icons.ts'
export const plusIcon = 'M12 5v14M5 12h14'
export const closeIcon = 'M6 6l12 12M18 6 6 18'
export const checkIcon = 'M5 12.5 10 17.5 19 7'
export const chatIcon = 'M4 5.5h16v11H10l-4.5 3.5v-3.5H4zM8 9.5h8M8 12.5h5'
export const pillIcon = 'M8.2 20.2a4.9 4.9 0 0 1-4.4-8.3l8-8a4.9 4.9 0 0 1 6.9 6.9l-8 8a4.9 4.9 0 0 1-2.5 1.4ZM8 8l7 7'
export const historyIcon = 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2'
export const personIcon = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6'
export const signOutIcon = 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9'
export const sendIcon = 'M4.5 11.8 20 4.5l-5.5 15.5-3-6.5zM11.5 13.5 20 4.5'
export const microphoneIcon =
  'M12 15a3.5 3.5 0 0 0 3.5-3.5v-5a3.5 3.5 0 0 0-7 0v5A3.5 3.5 0 0 0 12 15ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M9 21h6'
export const cameraIcon = 'M3.5 7h12v10h-12zM15.5 10.5l5-3v9l-5-3'
export const photoIcon = 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.4a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z'
export const paperclipIcon = 'm19.5 11.5-7.8 7.8a4.9 4.9 0 0 1-6.9-6.9l8.3-8.3a3.3 3.3 0 0 1 4.7 4.7l-8.2 8.2a1.6 1.6 0 0 1-2.3-2.3l7.4-7.4'
export const speakerIcon = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'
export const speakerOffIcon = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5'
export const recordIcon = 'M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z'
export const stopIcon = 'M7 7h10v10H7z'
export const slidersIcon = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5'
export const tasksIcon = 'M4 6.5 5.5 8 8 5M4 13l1.5 1.5L8 11.5M4 19l1.5 1.5L8 17.5M11.5 6.5H20M11.5 13H20M11.5 19.5H20'
export const documentIcon = 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6'
export const downloadIcon = 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14'
export const trashIcon = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5'
export const searchIcon = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20'
export const phoneIcon = 'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z'
export const alertIcon = 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.3'
export const infoIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.7v.3'
export const chevronIcon = 'm7 10 5 5 5-5'
export const settingsIcon =
  'M12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM10.3 3.5h3.4l.5 2.5 1.7 1 2.4-.9 1.7 3-1.9 1.6v2l1.9 1.6-1.7 3-2.4-.9-1.7 1-.5 2.5h-3.4l-.5-2.5-1.7-1-2.4.9-1.7-3 1.9-1.6v-2L4 9.1l1.7-3 2.4.9 1.7-1z'
export const editIcon = 'M4.5 19.5l1-4.5L16 4.5 19.5 8 9 18.5zM13.5 7l3.5 3.5'
export const clipboardIcon = 'M8 5H5.5v15.5h13V5H16M8.5 3.5h7v3.5h-7zM9 11.5h6M9 15.5h4'
export const listIcon = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5'
export const calendarIcon = 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8'
export const moreIcon = 'M12 6.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM12 19.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z'
export const eyeIcon = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
export const eyeOffIcon = `${eyeIcon}M4 20 20 4`
