// Where the board stands on its surface: pan and zoom as plain numbers.

/** The board's units are multiplied by `scale`, then moved by x and y pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const closest = 4;

/** The camera that shows the whole board in the middle. */
export function fitCamera(board: Size, surface: Size, margin = 8): Camera {
  const scale = Math.max(
    0.05,
    Math.min((surface.width - 2 * margin) / board.width, (surface.height - 2 * margin) / board.height),
  );
  return { scale, x: (surface.width - board.width * scale) / 2, y: (surface.height - board.height * scale) / 2 };
}

/** On a surface of another shape, such as a phone held upright, the board begins nearer and is moved by hand; at most by this. */
const nearer = 1.9;

/** The camera to begin with: the whole board, or nearer where much of the surface would stay empty. */
export function homeCamera(board: Size, surface: Size): Camera {
  const whole = fitCamera(board, surface);
  const filling = Math.max(surface.width / board.width, surface.height / board.height);
  if (filling < whole.scale * 1.5) return whole;
  const scale = Math.min(filling, whole.scale * nearer);
  return { scale, x: (surface.width - board.width * scale) / 2, y: (surface.height - board.height * scale) / 2 };
}

/** Keeps the scale between the whole board and `closest` times that, and the board on the surface. */
export function keepInside(camera: Camera, board: Size, surface: Size): Camera {
  const whole = fitCamera(board, surface);
  const scale = Math.min(Math.max(camera.scale, whole.scale), whole.scale * closest);
  const hold = (at: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 : Math.min(room * 0.25, Math.max(room * 0.75 - length, at));
  return {
    scale,
    x: hold(camera.x, board.width * scale, surface.width),
    y: hold(camera.y, board.height * scale, surface.height),
  };
}

/** Zooms by a factor so that the point of the surface stays where it is. */
export function zoomAt(camera: Camera, factor: number, at: { readonly x: number; readonly y: number }): Camera {
  return {
    scale: camera.scale * factor,
    x: at.x - (at.x - camera.x) * factor,
    y: at.y - (at.y - camera.y) * factor,
  };
}
