// Pig as a game of boardgame.io.

const WINNING_SCORE = 100;
const HOLD = { move: "hold", args: [] };
const ROLL = { move: "roll", args: [] };

export const pig = {
  name: "pig",
  disableUndo: true,
  setup: () => ({ scores: [0, 0], turnTotal: 0, turnOver: false }),
  turn: {
    onBegin: ({ G }) => {
      G.turnOver = false;
    },
    endIf: ({ G }) => G.turnOver,
  },
  moves: {
    roll: ({ G, random }) => {
      const face = random.D6();
      G.turnOver = face === 1;
      G.turnTotal = face === 1 ? 0 : G.turnTotal + face;
    },
    hold: ({ G, ctx }) => {
      G.scores[ctx.currentPlayer] += G.turnTotal;
      G.turnTotal = 0;
      G.turnOver = true;
    },
  },
  endIf: ({ G }) => {
    const winner = G.scores.findIndex((score) => score >= WINNING_SCORE);
    if (winner >= 0) return { winner };
  },
  ai: {
    // boardgame.io's way to tell a bot what is legal.
    enumerate: (G, ctx) =>
      G.scores[ctx.currentPlayer] + G.turnTotal >= WINNING_SCORE ? [HOLD] : [ROLL, HOLD],
  },
};
