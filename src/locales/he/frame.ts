import type { FrameWords } from '../../react/words.ts'

export const frame: FrameWords = {
  refusedTitle: 'יש לפתוח את הדף הזה בכרטיסייה משלו',
  refusedText: 'אי אפשר להתחבר כשהוא בתוך אתר אחר. כך אף אחד לא יוכל להטעות אותך ללחוץ.',
  openInTab: 'פתיחה בכרטיסייה חדשה',
  devRefusedHelp: (origins) =>
    `כדי לאפשר את ${origins}, יש לציין זאת ב־frameAncestors של createLatchkit.`,
  covered: 'משהו מכסה את החלון הזה. יש לפנות אותו כדי להמשיך.',
}
